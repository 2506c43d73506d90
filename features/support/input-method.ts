import { recordPrivateValue } from './private-values';
import { engineName } from './settings';
import { expect } from './test-browser/expect';
import { isPlaywrightLocator } from './test-browser/playwright-locator';
import type { LivePage, Locator, UploadedFile } from './test-browser/test-browser';

export interface InputMethod {
  write(field: Locator, text: string): Promise<void>;
  choose(select: Locator, value: string): Promise<void>;
  tick(control: Locator): Promise<void>;
  untick(checkbox: Locator): Promise<void>;
  moveSlider(slider: Locator, value: number): Promise<void>;
  pick(suggestion: Locator): Promise<void>;
  attachFiles(field: Locator, files: UploadedFile[] | string): Promise<void>;
  press(target: Locator): Promise<void>;
}

export const pointer: InputMethod = {
  async write(field, text) {
    recordPrivateValue(text);
    if (engineName() === 'firefox' && text !== '') await typeInto(field, text);
    else await field.fill(text);
  },
  choose: async (select, value) => void (await select.selectOption(value)),
  tick: async (control) => (await findVisibleControl(control)).check(),
  untick: async (checkbox) => (await findVisibleControl(checkbox)).uncheck(),
  moveSlider: (slider, value) => slider.fill(String(value)),
  pick: (suggestion) => suggestion.click(),
  attachFiles: (field, files) => field.setInputFiles(files),
  press: (target) => target.click(),
};

/**
 * Over WebDriver BiDi, `fill` sends no events and appends to e-mail fields. Types only a long text's last
 * character.
 */
async function typeInto(field: Locator, text: string): Promise<void> {
  const keys = [...text];
  const filledText = keys.length > MAX_TYPED_KEYS ? keys.splice(0, keys.length - 1).join('') : '';
  await field.fill('');
  if (filledText !== '') await field.fill(filledText);
  await field.pressSequentially(keys.join(''));
}

const MAX_TYPED_KEYS = 40;

/** A label replaces a hidden control, because a forced click could miss during a dialog's transition. */
async function findVisibleControl(control: Locator): Promise<Locator> {
  if (!isPlaywrightLocator(control)) return control;
  const isUnseen = await control.evaluate((element) => getComputedStyle(element).clipPath !== 'none');
  return isUnseen ? control.locator('xpath=ancestor::label') : control;
}

const MAX_TAB_STOPS = 80;
const MAX_ARROW_KEYS = 120;

/** Runs in the page. Firefox focuses its toolbar after the last control. */
function keyTowards(element: Element): 'Tab' | 'Shift+Tab' {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return 'Tab';
  const place = activeElement.compareDocumentPosition(element);
  return place & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
}

export function keyboard(page: LivePage): InputMethod {
  const holdsFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  const focusByKeyboard = async (target: Locator) => {
    await target.waitFor({ state: 'attached' });
    const key = await target.evaluate(keyTowards);
    for (let stops = 0; stops < MAX_TAB_STOPS; stops += 1) {
      if (await holdsFocus(target)) return;
      await page.keyboard.press(key);
    }
    throw new Error(`The keyboard never reaches ${target}`);
  };
  return {
    async write(field, text) {
      recordPrivateValue(text);
      await focusByKeyboard(field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');
      await page.keyboard.type(text);
    },
    async choose(select, value) {
      await focusByKeyboard(select);
      await page.keyboard.press('Home');
      for (let presses = 0; presses < MAX_ARROW_KEYS && (await select.inputValue()) !== value; presses += 1) {
        await page.keyboard.press('ArrowDown');
      }
      await expect(select).toHaveValue(value);
    },
    async tick(control) {
      const group = await control.evaluate((element) =>
        element instanceof HTMLInputElement && element.type === 'radio' ? element.name : null,
      );
      if (group === null) {
        await focusByKeyboard(control);
        if (!(await control.isChecked())) await page.keyboard.press('Space');
        return;
      }
      await reachGroup(page, group);
      for (let stops = 0; stops < MAX_TAB_STOPS && !(await holdsFocus(control)); stops += 1) {
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Space');
    },
    async untick(checkbox) {
      await focusByKeyboard(checkbox);
      if (await checkbox.isChecked()) await page.keyboard.press('Space');
    },
    async moveSlider(slider, value) {
      await focusByKeyboard(slider);
      for (let presses = 0; presses < MAX_ARROW_KEYS; presses += 1) {
        const now = Number(await slider.inputValue());
        if (now === value) break;
        await page.keyboard.press(now < value ? 'ArrowRight' : 'ArrowLeft');
      }
      await expect(slider).toHaveValue(String(value));
    },
    async pick(suggestion) {
      await suggestion.waitFor();
      for (let presses = 0; presses < MAX_ARROW_KEYS; presses += 1) {
        if ((await suggestion.getAttribute('aria-selected')) === 'true') break;
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
    },
    async attachFiles(field, files) {
      await focusByKeyboard(field);
      await field.setInputFiles(files);
    },
    async press(target) {
      await focusByKeyboard(target);
      await page.keyboard.press('Enter');
    },
  };
}

async function reachGroup(page: LivePage, name: string): Promise<void> {
  const group = page.locator(`input[name="${name}"]`);
  const key = await group.first().evaluate(keyTowards);
  for (let stops = 0; stops < MAX_TAB_STOPS; stops += 1) {
    if (await group.evaluateAll((inputs) => inputs.some((input) => input === document.activeElement))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard never reaches the choice ${name}`);
}
