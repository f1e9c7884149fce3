import type { Fault } from './Fault';
import { accessFaults } from './faults/accessFaults';
import { remoteFaults } from './faults/remoteFaults';
import { serverFaults } from './faults/serverFaults';
import { sharedFaults } from './faults/sharedFaults';
import { shellFaults } from './faults/shellFaults';

export const faults: readonly Fault[] = [
  ...accessFaults,
  ...serverFaults,
  ...sharedFaults,
  ...remoteFaults,
  ...shellFaults,
];
