import { readFileSync } from 'node:fs';
import type account from '../../app/i18n/locales/de/account.json';
import type application from '../../app/i18n/locales/de/application.json';
import type appointment from '../../app/i18n/locales/de/appointment.json';
import type complete from '../../app/i18n/locales/de/complete.json';
import type dashboard from '../../app/i18n/locales/de/dashboard.json';
import type documents from '../../app/i18n/locales/de/documents.json';
import type errors from '../../app/i18n/locales/de/errors.json';
import type factoring from '../../app/i18n/locales/de/factoring.json';
import type frame from '../../app/i18n/locales/de/frame.json';
import type objects from '../../app/i18n/locales/de/objects.json';
import type overview from '../../app/i18n/locales/de/overview.json';
import type problem from '../../app/i18n/locales/de/problem.json';
import type replies from '../../app/i18n/locales/de/replies.json';
import type representatives from '../../app/i18n/locales/de/representatives.json';
import type settings from '../../app/i18n/locales/de/settings.json';
import type signatures from '../../app/i18n/locales/de/signatures.json';
import type validation from '../../app/i18n/locales/de/validation.json';
import type { Page } from '../support/test-browser/test-browser';

interface TextCatalogues {
  account: typeof account;
  application: typeof application;
  appointment: typeof appointment;
  complete: typeof complete;
  dashboard: typeof dashboard;
  documents: typeof documents;
  errors: typeof errors;
  factoring: typeof factoring;
  frame: typeof frame;
  objects: typeof objects;
  overview: typeof overview;
  problem: typeof problem;
  replies: typeof replies;
  representatives: typeof representatives;
  settings: typeof settings;
  signatures: typeof signatures;
  validation: typeof validation;
}

type TextPaths<T> = {
  [Name in keyof T & string]: T[Name] extends string ? Name : `${Name}.${TextPaths<T[Name]>}`;
}[keyof T & string];

export type TextKey = {
  [Area in keyof TextCatalogues]: `${Area}:${TextPaths<TextCatalogues[Area]>}`;
}[keyof TextCatalogues];

export type TextReference = TextKey | { key: TextKey; what: TextKey };

export async function getTranslatedText(page: Page, text: TextReference): Promise<string> {
  const language = (await page.locator('html').getAttribute('lang')) ?? '';
  if (typeof text === 'string') return textIn(language, text);
  return textIn(language, text.key).replace('{{what}}', textIn(language, text.what));
}

export async function getErrorText(page: Page, code: string): Promise<string> {
  return textIn((await page.locator('html').getAttribute('lang')) ?? '', `errors:${code}`);
}

export function createTextPattern(text: string): RegExp {
  return new RegExp(
    text
      .split(/\{\{\w+\}\}/)
      .map(escapePattern)
      .join('.+'),
  );
}

export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function textIn(language: string, key: string): string {
  const [area = '', path = ''] = key.split(':');
  let part: unknown = catalogue(language, area);
  for (const name of path.split('.')) part = new Map(Object.entries(part ?? {})).get(name);
  if (typeof part !== 'string') throw new Error(`${language} has no text ${key}`);
  return part;
}

function catalogue(language: string, area: string): unknown {
  const file = new URL(`../../app/i18n/locales/${language}/${area}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

export function allowAnySpaces(words: string): RegExp {
  return new RegExp(escapePattern(words).replace(/ /g, '\\s'));
}

export const CARD_TITLES = {
  'the company': 'dashboard:overview.company',
  'my appointment': 'appointment:booked.title',
  'the progress': 'overview:timeline.title',
  'the bank account': 'overview:bank.title',
  'further details of the application': 'overview:custom.application',
  'further details of the company': 'overview:custom.company',
  'the finances': 'factoring:section.financials.title',
  'the invoices': 'factoring:section.invoices.title',
  'the protection against risks': 'factoring:section.risk_protection.title',
  'the debtors': 'factoring:debtors.title',
} as const satisfies Record<string, TextKey>;
export type CardName = keyof typeof CARD_TITLES;

export const SIGNING_STEPS = {
  'the tax number': 'signatures:taxNumber.title',
  'the identification': 'signatures:identity.title',
  'the other agreements': 'signatures:agreements.title',
  'the terms': 'signatures:terms.title',
} as const satisfies Record<string, TextKey>;
export type SigningStep = keyof typeof SIGNING_STEPS;
