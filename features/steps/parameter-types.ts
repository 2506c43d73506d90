import { defineParameterType } from '@cucumber/cucumber';
import { DEPLOYMENTS } from 'fixtures/deployments';
import { GIVEN_WORLDS } from 'fixtures/given-worlds';
import { ACTIONS, type Action, type ActionTarget } from '../screens/actions';
import {
  FORM_DETAILS,
  type FormDetail,
  LOAN_TYPES,
  PRACTICE_PURPOSES,
  PRACTICE_STEPS,
} from '../screens/details';
import { MESSAGES } from '../screens/messages';
import { PART_NAMES } from '../screens/page-parts';
import { APPLICATION_STEPS, PLACES, type Place } from '../screens/places';
import { CARD_TITLES, SIGNING_STEPS } from '../screens/texts';
import { type FaultKind, LENDING_CALLS, type RepeatedFault } from '../support/backend/backend';
import { FILLABLE_FORMS } from '../support/fill-in-form';
import { LENDER_CHANGES, LENDER_MESSAGES, REPLACED_ANSWERS, REQUESTS } from '../support/lender-changes';
import { LANGUAGES, type LanguageCode } from '../support/locales';
import { TEXT_ENTRY_PATTERNS, textOfEntry } from '../support/text-entries';

const oneOf = (names: readonly string[]) =>
  new RegExp([...names].sort((a, b) => b.length - a.length).join('|'));

function keyOf<Key extends string>(name: string, table: Readonly<Record<Key, unknown>>) {
  const keys = Object.keys(table);
  defineParameterType({
    name,
    regexp: oneOf(keys),
    transformer: (words): Key => words as Key,
  });
}

keyOf('starting point', GIVEN_WORLDS);

// Not in snippets: Cucumber would suggest parameters with broad patterns for every word.
defineParameterType({
  name: 'person',
  useForSnippets: false,
  regexp: /the customer|[a-z]+/,
  transformer: (words) => (words === 'the customer' ? null : words),
});

defineParameterType({
  name: 'representative',
  useForSnippets: false,
  regexp: /[A-Z][^\s"]+ [A-Z][^\s"]+/,
  transformer: (name) => name,
});

defineParameterType({
  name: 'detail',
  regexp: oneOf(FORM_DETAILS),
  transformer: (name): FormDetail => name as FormDetail,
});

keyOf('filling in', FILLABLE_FORMS);

defineParameterType({
  name: 'entry',
  useForSnippets: false,
  regexp: TEXT_ENTRY_PATTERNS,
  transformer: textOfEntry,
});

keyOf('step', APPLICATION_STEPS);

defineParameterType({
  name: 'place',
  regexp: [oneOf(PLACES), new RegExp(`(?:${oneOf(PLACES).source}) at "[^"]*"`)],
  transformer: (words): Place => {
    const [name = '', query = ''] = words.split(/ at "(.*)"$/);
    return { name, query };
  },
});

keyOf('loan type', LOAN_TYPES);

keyOf('practice step', PRACTICE_STEPS);

keyOf('practice purpose', PRACTICE_PURPOSES);

defineParameterType({
  name: 'action',
  regexp: [oneOf(Object.keys(ACTIONS)), new RegExp(`(?:${oneOf(Object.keys(ACTIONS)).source}) "[^"]*"`)],
  transformer: (words): ActionTarget => {
    const [action = '', subject] = words.split(/ "(.*)"$/);
    return { action: action as Action, subject };
  },
});

defineParameterType({
  name: 'part',
  regexp: PART_NAMES,
  transformer: (words) => words,
});

keyOf('card', CARD_TITLES);

keyOf('news', MESSAGES);

keyOf('signing step', SIGNING_STEPS);

defineParameterType({
  name: 'language',
  regexp: oneOf(Object.keys(LANGUAGES)),
  transformer: (name): LanguageCode => LANGUAGES[name as keyof typeof LANGUAGES],
});

export interface Partner {
  name: string;
  host: string | null;
}

const HOST_BY_PARTNER = new Map<string, string | null>([
  ...Object.values(DEPLOYMENTS).map(({ id, partner }) => [partner.parameters.display_name, id] as const),
  ['an unknown partner', 'nobody-knows'],
  ["no partner's address", null],
]);

defineParameterType({
  name: 'partner',
  regexp: oneOf([...HOST_BY_PARTNER.keys()]),
  transformer: (name): Partner => ({ name, host: HOST_BY_PARTNER.get(name) ?? null }),
});

defineParameterType({
  name: 'number',
  useForSnippets: false,
  regexp: /\d{1,3}(?:,\d{3})+|\d+/,
  transformer: (text) => Number(text.replaceAll(',', '')),
});

defineParameterType({
  name: 'is',
  regexp: /is not|is|are not|are/,
  transformer: (words) => !words.endsWith('not'),
});

defineParameterType({
  name: 'am',
  regexp: /am not|am/,
  transformer: (words) => words === 'am',
});

defineParameterType({
  name: 'can',
  regexp: /cannot|can/,
  transformer: (word) => word === 'can',
});

defineParameterType({
  name: 'verdict',
  regexp: /refused|accepted/,
  transformer: (word) => word === 'accepted',
});

keyOf('lending call', LENDING_CALLS);

const FAILURES: Record<string, FaultKind> = {
  'a server error': { kind: 'server error' },
  'a broken connection': { kind: 'broken connection' },
  'a web page': { kind: 'web page' },
  'broken text': { kind: 'broken text' },
  'a forbidden shape': { kind: 'forbidden shape' },
};

defineParameterType({
  name: 'mishap',
  regexp: [
    ...Object.keys(FAILURES).map((failure) => `answers ${failure}`),
    ...Object.keys(REPLACED_ANSWERS),
    'answers the code \\w+(?: at "[^"]*")?',
    'takes \\d+ seconds',
    'never answers',
    'is done, and its answer is (?:lost|a web page|empty)',
    'misses the newest one',
  ].map((words) => new RegExp(words)),
  transformer: (words): RepeatedFault => {
    const fault = REPLACED_ANSWERS[words] ?? FAILURES[words.replace('answers ', '')];
    if (fault) return { fault };
    if (words === 'never answers') return { fault: { kind: 'no answer' } };
    if (words === 'misses the newest one') return { fault: { kind: 'late entry' } };
    if (words.endsWith('a web page')) return { fault: { kind: 'unreadable answer', body: 'html' } };
    if (words.endsWith('empty')) return { fault: { kind: 'unreadable answer', body: 'empty' } };
    if (words.startsWith('is done')) return { fault: { kind: 'lost answer' }, times: 1 };
    const [, seconds] = /^takes (\d+)/.exec(words) ?? [];
    if (seconds) return { fault: { kind: 'delay', milliseconds: Number(seconds) * 1_000 } };
    const [, code = '', field] = /^answers the code (\w+)(?: at "(.*)")?$/.exec(words) ?? [];
    return { fault: { kind: 'code', code, ...(field !== undefined && { field }) } };
  },
});

keyOf('change', LENDER_CHANGES);

keyOf('message', LENDER_MESSAGES);

keyOf('request', REQUESTS);

defineParameterType({
  name: 'often',
  regexp: /once|twice|\d+ times/,
  transformer: (words) => ({ once: 1, twice: 2 })[words] ?? Number.parseInt(words, 10),
});
