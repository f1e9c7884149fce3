import moment from 'moment';
import { momentLocalizer } from 'react-big-calendar';

/** Words and weeks of the month calendar; the only place that knows moment. */
export const monthLocalizer = momentLocalizer(moment);
