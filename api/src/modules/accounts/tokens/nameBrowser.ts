import Bowser from 'bowser';
import { BROWSER_NAME_MAX_LENGTH } from '../../../database/schema/sessions';

export function nameBrowser(userAgent = ''): string | null {
  const { browser, os } = Bowser.parse(userAgent || 'unknown');
  if (!browser.name) return null;
  const name = os.name ? `${browser.name} on ${os.name}` : browser.name;
  return name.slice(0, BROWSER_NAME_MAX_LENGTH);
}
