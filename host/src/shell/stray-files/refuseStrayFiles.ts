/**
 * Refuses files that are dropped beside the field for them, because the browser would show the file: Chromium in a new
 * tab, Firefox in place of the page. Fields that take files prevent the default themselves. Returns the end of that.
 */
export function refuseStrayFiles(): () => void {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  document.addEventListener('dragover', refuse);
  document.addEventListener('drop', refuse);
  return () => {
    document.removeEventListener('dragover', refuse);
    document.removeEventListener('drop', refuse);
  };
}
