import { claimSingleton } from '../contracts/platform/singletonGuard';

claimSingleton('ui/controls');

export { ClockInput, type ClockInputProps } from './clock-input/ClockInput';
export { FilterChip } from './filter-chip/FilterChip';
export { NumberInput, type NumberInputProps } from './number-input/NumberInput';
export { PrintButton } from './print-button/PrintButton';
export { RadioGroup } from './radio-group/RadioGroup';
export type { SaveState } from '../domain/saving';
export { SaveButton } from './save-button/SaveButton';
export { useSaving } from './save-button/useSaving';
export { SegmentedControl } from './segmented-control/SegmentedControl';
export { Select } from './select/Select';
export { ShowMore } from './show-more/ShowMore';
export { SidePanels, type SidePanelsProps } from './side-panels/SidePanels';
export { StepList } from './step-trail/StepList';
export { Switch } from './switch/Switch';
export { TabBar } from './tab-bar/TabBar';
export { Textarea } from './textarea/Textarea';
