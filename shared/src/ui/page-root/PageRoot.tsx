import '../theme/theme.css';
import { type ReactNode, useEffect } from 'react';
import { applyColorScheme, subscribeToColorScheme } from '../color-scheme/colorSchemeStore';
import { keepFocus } from '../focus-panel/focusPanel';
import { LiveRegion } from '../live-region/LiveRegion';
import { ToasterOutlet } from '../toaster/ToasterOutlet';

export interface PageRootProps {
  readonly children: ReactNode;
}

/** The theme's style sheet, colour scheme, live region, notices and the focus of removed controls. Used once, at the root. */
export function PageRoot({ children }: PageRootProps) {
  // A server may not have written the scheme into the page.
  useEffect(() => {
    applyColorScheme();
    return subscribeToColorScheme(applyColorScheme);
  }, []);
  useEffect(keepFocus, []);
  return (
    <>
      {children}
      <LiveRegion />
      <ToasterOutlet />
    </>
  );
}
