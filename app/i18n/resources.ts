import { numberFormat, plainSpaces } from '~/domain/locale';
import { FALLBACK_LANGUAGE, LANGUAGES } from './languages';
import type account from './locales/de/account.json';
import type application from './locales/de/application.json';
import type appointment from './locales/de/appointment.json';
import type dashboard from './locales/de/dashboard.json';
import type demo from './locales/de/demo.json';
import type documents from './locales/de/documents.json';
import type dynamic from './locales/de/dynamic.json';
import type enums from './locales/de/enums.json';
import type errors from './locales/de/errors.json';
import type factoring from './locales/de/factoring.json';
import type fields from './locales/de/fields.json';
import type frame from './locales/de/frame.json';
import type objects from './locales/de/objects.json';
import type overview from './locales/de/overview.json';
import type plan from './locales/de/plan.json';
import type problem from './locales/de/problem.json';
import type replies from './locales/de/replies.json';
import type representatives from './locales/de/representatives.json';
import type signatures from './locales/de/signatures.json';
import type upload from './locales/de/upload.json';
import type validation from './locales/de/validation.json';
import { oneFullStop } from './one-full-stop';
import { SHARED_NAMESPACES } from './shared-namespaces';

interface Texts {
  frame: typeof frame;
  objects: typeof objects;
  fields: typeof fields;
  validation: typeof validation;
  plan: typeof plan;
  problem: typeof problem;
  account: typeof account;
  application: typeof application;
  appointment: typeof appointment;
  dashboard: typeof dashboard;
  dynamic: typeof dynamic;
  demo: typeof demo;
  enums: typeof enums;
  documents: typeof documents;
  errors: typeof errors;
  factoring: typeof factoring;
  signatures: typeof signatures;
  /** Server only. */
  replies: typeof replies;
  representatives: typeof representatives;
  overview: typeof overview;
  upload: typeof upload;
}

export type Namespace = keyof Texts;

/** Texts with tags are in the group `rich`, which only `RichText` reads. */
export type Resources = { [Name in Namespace]: Omit<Texts[Name], 'rich'> };

export type RichKey = {
  [Name in Namespace]: Texts[Name] extends { rich: infer Rich }
    ? `${Name}:rich.${keyof Rich & string}`
    : never;
}[Namespace];

function writeFigure(value: unknown, _format?: string, language = FALLBACK_LANGUAGE as string): string {
  return typeof value === 'number' ? plainSpaces(numberFormat(language).format(value)) : String(value);
}

export const I18N_OPTIONS = {
  supportedLngs: LANGUAGES,
  fallbackLng: FALLBACK_LANGUAGE,
  defaultNS: 'frame',
  ns: [...SHARED_NAMESPACES] satisfies Namespace[],
  interpolation: { escapeValue: false, format: writeFigure },
  postProcess: oneFullStop.name,
  returnNull: false,
} as const;
