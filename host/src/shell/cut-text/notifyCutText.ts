import { countText } from '@formline/shared/domain/text/countText';
import { notify } from '@formline/shared/ui/overlays';

export const cutTextTexts = {
  cut: (most: number) =>
    `Only ${countText(most)} characters fit into this field. The end of your text was left out.`,
};

const AS_A_WHOLE = new Set(['insertFromPaste', 'insertFromDrop', 'insertReplacementText']);

/** Says when pasted or dropped text is cut at the `maxLength` of a field, which browsers do without a word. Returns the end of that. */
export function notifyCutText(): () => void {
  const handleInput = ({ target, inputType, data }: InputEvent) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const { maxLength, value, selectionStart, selectionEnd } = target;
    if (maxLength < 0 || data === null || !AS_A_WHOLE.has(inputType)) return;
    const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
    const inserted = data.replaceAll('\r\n', '\n').length;
    if (value.length - replaced + inserted > maxLength) notify.error(cutTextTexts.cut(maxLength));
  };
  document.addEventListener('beforeinput', handleInput);
  return () => document.removeEventListener('beforeinput', handleInput);
}
