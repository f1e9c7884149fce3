import Bowser from 'bowser';

/** A browser as its owner knows it: "Chrome on Windows". */
export function nameBrowser(userAgent = ''): string {
  const { browser, os } = Bowser.parse(userAgent || 'unknown');
  if (!browser.name) return 'an unknown browser';
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
