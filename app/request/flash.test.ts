import { describe, expect, it } from 'vitest';
import type { TranslatedText } from '~/i18n/translated-text';
import { addFlashMessage, joinMessages, type Session } from './session.server';

const session = (flashes: Session['flashes'] = []): Session => ({
  apiCookies: {},
  user: null,
  loggedOutByUser: false,
  flashes,
  draft: null,
  submissionKey: null,
  resultApplicationId: null,
  resultApplication: null,
  interrupted: null,
  typedForm: null,
  demo: null,
});
const toText = (text: string) => text as TranslatedText;
const texts = ({ flashes }: Session) => flashes.map((flash) => flash.text);

describe('addFlashMessage (message for the next page)', () => {
  it('adds equal messages once', () => {
    const sessionWithMessage = addFlashMessage(session(), { tone: 'error', text: toText('a') });
    expect(
      texts(
        addFlashMessage(addFlashMessage(sessionWithMessage, { tone: 'error', text: toText('a') }), {
          tone: 'info',
          text: toText('b'),
        }),
      ),
    ).toEqual(['a', 'b']);
  });

  it('replaces an equal pending message, because the user may already see the earlier message', () => {
    const sessionWithMessage = addFlashMessage(session(), { tone: 'error', text: toText('a') });
    const sessionWithRepeatedMessage = addFlashMessage(sessionWithMessage, {
      tone: 'error',
      text: toText('a'),
    });
    expect(sessionWithRepeatedMessage.flashes).toHaveLength(1);
    expect(sessionWithRepeatedMessage.flashes[0]?.id).not.toBe(sessionWithMessage.flashes[0]?.id);
  });

  it('HTTP-03: drops further errors while the expired-session message is pending', () => {
    const over = addFlashMessage(session(), {
      tone: 'info',
      text: toText('session over'),
      sessionOver: true,
    });
    expect(texts(addFlashMessage(over, { tone: 'error', text: toText('something else') }))).toEqual([
      'session over',
    ]);
  });

  it('keeps the three newest messages', () => {
    const sessionWithFourMessages = ['a', 'b', 'c', 'd'].reduce(
      (s, text) => addFlashMessage(s, { tone: 'error', text: toText(text) }),
      session(),
    );
    expect(texts(sessionWithFourMessages)).toEqual(['b', 'c', 'd']);
  });
});

it.each([
  [['Nicht gespeichert.'], 'Nicht gespeichert.'],
  [['Nicht gespeichert.', 'Die IBAN ist falsch.'], 'Nicht gespeichert.\nDie IBAN ist falsch.'],
  [['Falsch.', 'Falsch.'], 'Falsch.'],
  [['Nicht gespeichert.', 'a', 'b', 'c', 'd'], 'Nicht gespeichert.\na\nb\nc'],
])('joinMessages merges %j into one message', (texts, message) => {
  expect(joinMessages(texts.map(toText))).toBe(message);
});
