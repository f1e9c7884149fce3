import { createToaster } from '@chakra-ui/react/toast';

/** The store of notices. The library's hotkey is off, because `Toaster` has its own. */
export const toastStore = createToaster({ placement: 'bottom-end', hotkey: ['none'] });
