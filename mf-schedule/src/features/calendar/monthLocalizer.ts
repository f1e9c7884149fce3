import moment from 'moment';
import { momentLocalizer } from 'react-big-calendar';

export const monthLocalizer = momentLocalizer(moment);
