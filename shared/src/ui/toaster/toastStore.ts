import { createToaster } from '@chakra-ui/react/toast';

/** The one list of notices on the page. `Toaster` has a shortcut of its own, which the library's would disturb. */
export const toastStore = createToaster({ placement: 'bottom-end', hotkey: ['none'] });
