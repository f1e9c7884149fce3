import { createToaster } from '@chakra-ui/react/toast';

const MAX_SHOWN = 3;

/** The one list of notices on the page. `Toaster` has a shortcut of its own, which the library's would disturb. */
export const toastStore = createToaster({ placement: 'bottom-end', max: MAX_SHOWN, hotkey: ['none'] });
