import { Key, type WebDriver } from 'selenium-webdriver';
import type { LivePage } from '../visitor';

/** Keys by the names that steps give them. */
const KEYS: Record<string, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Space: Key.SPACE,
  Home: Key.HOME,
  End: Key.END,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
};

/** The names that steps give the key of shortcuts, which is Control on every system that WebKitGTK runs on. */
const HELD = ['Control', 'ControlOrMeta'];

/** What WebDriver calls a key. */
export const keyOf = (name: string): string => KEYS[name] ?? name;

/** The keyboard before a page. */
export const keyboardOf = (driver: WebDriver): LivePage['keyboard'] => ({
  async press(keys) {
    const [key = '', ...held] = keys.split('+').reverse();
    const unknown = held.find((name) => !HELD.includes(name));
    if (unknown !== undefined) throw new Error(`No step has held ${unknown} in WebKitGTK yet`);
    const actions = driver.actions({ async: true });
    for (const _ of held) actions.keyDown(Key.CONTROL);
    actions.sendKeys(held.length > 0 ? key.toLowerCase() : keyOf(key));
    for (const _ of held) actions.keyUp(Key.CONTROL);
    await actions.perform();
  },
  async type(text) {
    await driver.actions().sendKeys(text).perform();
  },
});
