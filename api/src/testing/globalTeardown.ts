import { stopRunningDatabases } from './runningDatabases';

export default stopRunningDatabases;
