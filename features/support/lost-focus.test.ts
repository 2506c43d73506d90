import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { findInstalledBrowser } from '../../scripts/browser.mjs';
import { closeBrowsers, openProfile, type Profile } from './browser';
import { findLostFocus } from './lost-focus';

const TIMEOUT_MS = 60_000;

const PAGE = `data:text/html,<p>Words</p><button id=a>A</button><input id=b><dialog><button id=c>C</button></dialog>`;

let profile: Profile;

describe.skipIf(findInstalledBrowser('chromium') === undefined && !process.env.CI)(
  'reporting lost keyboard focus of a page',
  { timeout: TIMEOUT_MS },
  () => {
    beforeEach(async () => {
      profile ??= await openProfile(
        {
          locale: 'de-DE',
          device: 'desk',
          hasJavaScript: true,
          timeZone: 'Europe/Berlin',
          colours: 'light',
          isTranslated: false,
        },
        {},
      );
      await profile.page.goto('about:blank');
      await profile.page.goto(PAGE);
      await profile.page.locator('#a').click();
    }, TIMEOUT_MS);
    afterAll(closeBrowsers);

    it.each<[string, () => void, string]>([
      ['a control is removed', () => document.querySelector('#a')?.remove(), 'A</button>'],
      ['a control is hidden', () => document.querySelector('#a')?.toggleAttribute('hidden'), 'A</button>'],
      [
        'a control is disabled',
        () => document.querySelector('#a')?.toggleAttribute('disabled'),
        'A</button>',
      ],
      [
        'a dialog closes whose opener is gone',
        () => {
          const dialog = document.querySelector('dialog');
          dialog?.showModal();
          document.querySelector('#a')?.remove();
          dialog?.close();
        },
        'C</button>',
      ],
    ])('reports the focus as lost when %s', async (_, change, lastFocused) => {
      await profile.page.evaluate(change);
      await expect.poll(() => profile.page.evaluate(findLostFocus)).toContain(lastFocused);
    });

    it.each<[string, () => Promise<void>]>([
      ['the user clicks outside all controls', () => profile.page.locator('p').click()],
      ['a script removes the focus', () => profile.page.locator('#a').blur()],
      ['the focus moves to another control', () => profile.page.locator('#b').focus()],
      ['another page is opened', async () => void (await profile.page.goto('about:blank'))],
    ])('does not report the focus as lost when %s', async (_, action) => {
      await action();
      expect(await profile.page.evaluate(findLostFocus)).toBeNull();
    });
  },
);
