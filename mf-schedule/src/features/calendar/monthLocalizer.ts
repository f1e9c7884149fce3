import moment from 'moment';
import { momentLocalizer } from 'react-big-calendar';

/** The only use of moment. */
export const monthLocalizer = momentLocalizer(moment);
