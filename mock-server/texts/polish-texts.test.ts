import { MEETING_TYPES } from 'contracts/api/enumerations';
import { APPOINTMENTS } from 'fixtures/appointments';
import { DOCUMENT_TEXTS } from 'fixtures/document-texts';
import { findForm } from 'fixtures/forms';
import { SCENARIOS } from 'fixtures/worlds';
import { DateTime } from 'luxon';
import { expect, it } from 'vitest';
import { scenarioDescriptionOf, scenarioTitleOf } from '../control/page/scenario-texts';
import { formatAppointment } from '../mail/appointment-mail';
import { renderMailText } from '../mail/mail-text';
import { readCatalogues } from './catalogues';

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

const APPOINTMENT = {
  ...FACTS,
  advisor: 'Merle Jansen',
  startsAt,
  address: null,
  phone: '+48 22 555 01 23',
  videoLink: 'https://video.example/1',
};

const MAIL_KINDS = ['confirmation', 'reset', 'invite', 'address_known'] as const;
const SIGNATURE_MAIL_KINDS = ['signature_invitation', 'signature_request'] as const;
const STATUS_MAIL_KINDS = ['status_signature', 'status_rejected', 'status_paid_out'] as const;

function listPolishTexts(value: unknown, isPolish = false): string[] {
  if (typeof value === 'string') return isPolish ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => listPolishTexts(each, isPolish || key === 'pl'));
}

const ALL = {
  APPOINTMENTS,
  DOCUMENT_TEXTS,
  applicationForm: findForm('medic', 'application', '2026-03-02'),
  signatoryForm: findForm('medic', 'signatory', '2026-03-02'),
  mails: {
    pl: [
      ...MAIL_KINDS.map((kind) => renderMailText(kind, 'pl', FACTS)),
      ...SIGNATURE_MAIL_KINDS.map((kind) => renderMailText(kind, 'pl', FACTS)),
      ...STATUS_MAIL_KINDS.map((kind) => renderMailText(kind, 'pl', FACTS)),
    ],
  },
  appointment: {
    pl: MEETING_TYPES.map((meetingType) => formatAppointment('pl', { ...APPOINTMENT, meetingType })),
  },
  titlesOfSituations: {
    pl: SCENARIOS.map((scenario) => [scenarioTitleOf(scenario, 'pl'), scenarioDescriptionOf(scenario, 'pl')]),
  },
  ...Object.fromEntries(
    Object.entries(readCatalogues('pl')).map(([namespace, texts]) => [namespace, { pl: texts }]),
  ),
};

it.each(Object.entries(ALL))('a Polish text joins words of one letter with the next word: %s', (_, texts) => {
  const found = listPolishTexts(texts);
  expect(found.length).toBeGreaterThan(0);
  const alone = /(?<![\p{L}\p{N}.])[aiouwz] /iu;
  expect(found.filter((text) => alone.test(text))).toEqual([]);
});

const INFORMAL_FORM =
  /(?<!\p{L})(tw(ój|oj\p{L}+|oim|ych)|ci|cię|tobie|tobą|(?!nasz)\p{L}+([aey]|(?<!p)i)sz)(?!\p{L})/iu;
const IMPERATIVE_FORM =
  /(?<!\p{L})(nagraj|odczekaj|otwórz|pobierz|poczekaj|pokaż|przejdź|przesuń|przywróć|spróbuj|uruchom|usuń|użyj|wpisz|wybierz|wycofaj|wyeksportuj|zapytaj|zeskanuj|zmień|zrób)(?!\p{L})/iu;

it.each(Object.entries(ALL))('D-201: a Polish text addresses the reader formally: %s', (_, texts) => {
  const isInformal = (text: string) =>
    INFORMAL_FORM.test(text) || (text.endsWith('.') && IMPERATIVE_FORM.test(text));
  expect(listPolishTexts(texts).filter(isInformal)).toEqual([]);
});
