import type account from './locales/de/account.json';
import type application from './locales/de/application.json';
import type appointment from './locales/de/appointment.json';
import type complete from './locales/de/complete.json';
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
import type rejection from './locales/de/rejection.json';
import type replies from './locales/de/replies.json';
import type representatives from './locales/de/representatives.json';
import type settings from './locales/de/settings.json';
import type signatures from './locales/de/signatures.json';
import type terms from './locales/de/terms.json';
import type upload from './locales/de/upload.json';
import type validation from './locales/de/validation.json';
import type { Namespace } from './namespaces';

interface Texts {
  account: typeof account;
  application: typeof application;
  appointment: typeof appointment;
  complete: typeof complete;
  dashboard: typeof dashboard;
  demo: typeof demo;
  documents: typeof documents;
  dynamic: typeof dynamic;
  enums: typeof enums;
  errors: typeof errors;
  factoring: typeof factoring;
  fields: typeof fields;
  frame: typeof frame;
  objects: typeof objects;
  overview: typeof overview;
  plan: typeof plan;
  problem: typeof problem;
  rejection: typeof rejection;
  replies: typeof replies;
  representatives: typeof representatives;
  settings: typeof settings;
  signatures: typeof signatures;
  terms: typeof terms;
  upload: typeof upload;
  validation: typeof validation;
}

/** Omits `rich`, texts with tags, which only `RichText` reads. */
export type Resources = { [Name in Namespace]: Omit<Texts[Name], 'rich'> };

export type RichKey = {
  [Name in Namespace]: Texts[Name] extends { rich: infer Rich }
    ? `${Name}:rich.${keyof Rich & string}`
    : never;
}[Namespace];
