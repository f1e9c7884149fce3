import { stopRunningDatabases } from './databases/runningDatabases';

export default stopRunningDatabases;
