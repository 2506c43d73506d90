import { MEETING_TYPES } from 'contracts/api/enumerations';
import { APPOINTMENTS } from 'fixtures/appointments';
import { DOCUMENT_TEXTS } from 'fixtures/document-texts';
import { findForm } from 'fixtures/forms';
import { SCENARIOS } from 'fixtures/worlds';
import { DateTime } from 'luxon';
import { expect, it } from 'vitest';
import { COMPARE_WORDS } from './control/course/compare/words';
import { MAP_WORDS } from './control/course/map-words';
import { WORDS as COURSE_WORDS } from './control/course/words';
import { GUIDED_DEMO } from './control/demo/guided';
import { WORDS as DEMO_WORDS } from './control/demo/words';
import { PL as FINDING_WORDS } from './control/finding-words/pl';
import { MAGIC_WORDS } from './control/page/magic-words';
import { REFUSAL_WORDS } from './control/page/refusal-words';
import { DISPLAYED_WORDS, PENDING_WORDS, STATUS_WORDS } from './control/page/rule-words';
import { descriptionOf, titleOf } from './control/page/scenario-words';
import { WHY } from './control/page/why';
import { PAGE_WORDS } from './control/page/words';
import { SHELL_WORDS } from './control/page-shell/words';
import { START_WORDS } from './control/start/words';
import { WORDS as WORKBENCH_WORDS } from './control/workbench/words';
import { appointmentText } from './mail/appointment-texts';
import { BUTTON_TEXTS, WITHOUT_BUTTON } from './mail/button-texts';
import { SIGNATURE_TEXTS } from './mail/signature-texts';
import { STATUS_TEXTS } from './mail/status-texts';
import { MAIL_TEXTS } from './mail/texts';
import { OUTCOME_TEXTS } from './providers/texts/outcome-texts';
import { PAGE_TEXTS } from './providers/texts/page-texts';
import { PROVIDER_TEXTS } from './providers/texts/provider-texts';

const FACTS = {
  partner: 'Lindhof Bank',
  company: 'Brandt GmbH',
  shortId: '7K2M9Q',
  amount: '84 000 zł',
  person: 'Selin Aydin',
  link: 'https://portal.example/1',
};

const startsAt = DateTime.utc(2026, 3, 4, 10, 15);
if (!startsAt.isValid) throw new Error('no day');

const TALK = {
  ...FACTS,
  advisor: 'Merle Jansen',
  startsAt,
  address: null,
  phone: '+48 22 555 01 23',
  video: 'https://video.example/1',
};

function polishTexts(value: unknown, isPolish = false): string[] {
  if (typeof value === 'string') return isPolish ? [value] : [];
  if (typeof value === 'function')
    return isPolish && value.length === 1 ? polishTexts(value(FACTS), true) : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => polishTexts(each, isPolish || key === 'pl'));
}

const ALL = {
  APPOINTMENTS,
  DOCUMENT_TEXTS,
  applicationForm: findForm('medic', 'application', '2026-03-02'),
  signatoryForm: findForm('medic', 'signatory', '2026-03-02'),
  BUTTON_TEXTS,
  WITHOUT_BUTTON,
  MAIL_TEXTS,
  SIGNATURE_TEXTS,
  STATUS_TEXTS,
  talk: { pl: MEETING_TYPES.map((meetingType) => appointmentText('pl', { ...TALK, meetingType })) },
  OUTCOME_TEXTS,
  PAGE_TEXTS,
  PROVIDER_TEXTS,
  START_WORDS,
  SHELL_WORDS,
  PAGE_WORDS,
  situations: {
    pl: SCENARIOS.map((scenario) => [titleOf(scenario, 'pl'), descriptionOf(scenario, 'pl')]),
  },
  MAGIC_WORDS,
  REFUSAL_WORDS,
  WHY,
  COURSE_WORDS,
  rules: { STATUS_WORDS, DISPLAYED_WORDS, PENDING_WORDS },
  COMPARE_WORDS,
  MAP_WORDS,
  DEMO_WORDS,
  GUIDED_DEMO,
  WORKBENCH_WORDS,
  findings: { pl: FINDING_WORDS },
};

it.each(Object.entries(ALL))('joins Polish words of one letter with the next word: %s', (_, texts) => {
  const found = polishTexts(texts);
  expect(found.length).toBeGreaterThan(0);
  const alone = /(?<![\p{L}\p{N}.])[aiouwz] /iu;
  expect(found.filter((text) => alone.test(text))).toEqual([]);
});
