import { Key, type WebDriver } from 'selenium-webdriver';
import type { LivePage } from '../test-browser';

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

const MODIFIER_KEYS: Readonly<Record<string, string>> = {
  Control: Key.CONTROL,
  ControlOrMeta: Key.CONTROL,
  Shift: Key.SHIFT,
};

export const keyOf = (name: string): string => KEYS[name] ?? name;

export const keyboardOf = (driver: WebDriver): LivePage['keyboard'] => ({
  async press(keys) {
    const [key = '', ...names] = keys.split('+').reverse();
    const modifierKeys = names.map((name) => {
      const modifierKey = MODIFIER_KEYS[name];
      if (modifierKey === undefined)
        throw new Error(`The modifier key ${name} is not supported in WebKitGTK`);
      return modifierKey;
    });
    const actions = driver.actions({ async: true });
    for (const modifierKey of modifierKeys) actions.keyDown(modifierKey);
    actions.sendKeys(modifierKeys.includes(Key.CONTROL) ? key.toLowerCase() : keyOf(key));
    for (const modifierKey of modifierKeys) actions.keyUp(modifierKey);
    await actions.perform();
  },
  async type(text) {
    await driver.actions().sendKeys(text).perform();
  },
});
