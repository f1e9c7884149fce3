import { IconButton } from '../button/IconButton';
import { Printer } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import * as styles from './printButton.module.css';

export interface PrintButtonProps {
  readonly label: string;
  /** Title of the document meanwhile, from which browsers name a PDF. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Buttons on the page, the one shown last at the end. */
const buttons: object[] = [];
let asked: object | null = null;

/**
 * Prints its children in place of the page. The browser's own command prints those of the button that was shown last.
 */
export function PrintButton({ label, title, children }: PrintButtonProps) {
  const [button] = useState(() => ({}));
  const [isPrinting, setIsPrinting] = useState(false);
  const pageTitleRef = useRef('');
  const begin = useEffectEvent(() => {
    if ((asked ?? buttons.at(-1)) !== button) return;
    pageTitleRef.current = document.title;
    document.title = title || document.title;
    // The browser takes the page as it is when the event ends.
    flushSync(() => setIsPrinting(true));
  });
  const end = useEffectEvent(() => {
    asked = null;
    if (!isPrinting) return;
    document.title = pageTitleRef.current;
    setIsPrinting(false);
  });
  useEffect(() => {
    const handleBegin = () => begin();
    const handleEnd = () => end();
    buttons.push(button);
    window.addEventListener('beforeprint', handleBegin);
    window.addEventListener('afterprint', handleEnd);
    return () => {
      buttons.splice(buttons.indexOf(button), 1);
      if (asked === button) asked = null;
      window.removeEventListener('beforeprint', handleBegin);
      window.removeEventListener('afterprint', handleEnd);
    };
  }, [button]);
  const handleClick = () => {
    asked = button;
    window.print();
  };
  return (
    <>
      <IconButton size="sm" label={label} icon={<Printer />} onClick={handleClick} />
      {isPrinting && createPortal(<main className={styles.printed}>{children}</main>, document.body)}
    </>
  );
}
