import type { DynamicForm, Language } from 'contracts/api/enumerations';
import type { Draft } from '../../form-editor/draft/draft';
import type { MissingComponent } from '../../form-editor/findings/missing-components';
import type { Subject } from '../../form-editor/findings/path';
import type { Finding } from '../../rules/finding';
import type { TrialResult } from '../../rules/own-form/pattern';

/** As `GET /simulator/forms/:name/draft` answers it. */
export interface SentDraft {
  readonly document: Draft | null;
  readonly version: string;
  readonly is_own: boolean;
  readonly saved_at: string | null;
  readonly shown_at: string | null;
  readonly findings: readonly Finding[];
}

export const TABS = ['form', 'texts', 'json', 'start'] as const;
export type Tab = (typeof TABS)[number];

export interface Template {
  readonly id: string;
  readonly purposes: number;
  readonly steps: number;
  readonly fields: number;
}

/** An imported document with parts that the portal cannot show. */
export interface RefusedImport {
  readonly document: string;
  readonly findings: readonly Finding[];
  readonly missing: readonly MissingComponent[];
}

/** What a form without scripts asked for, without a change of the draft. */
export interface Reply {
  /** A pasted list, read but not added yet. */
  readonly pasted?: { readonly group: number | null; readonly text: string };
  readonly trial?: { readonly example: string; readonly result: TrialResult };
}

export interface FormEditorData {
  readonly name: DynamicForm;
  readonly draft: SentDraft;
  readonly selected: Subject;
  readonly tab: Tab;
  /** Language of the texts that the properties show. */
  readonly textLanguage: Language;
  /** Address of the editor without the selection. */
  readonly address: string;
  readonly draftCall: string;
  /** The document as a file. */
  readonly exported: string;
  readonly bankPage: string;
  readonly forms: readonly { readonly name: DynamicForm; readonly href: string }[];
  readonly preview: { readonly src: string | null; readonly origin: string | null; readonly href: string };
  readonly templates: readonly Template[];
  readonly refused: RefusedImport | null;
  readonly message: string | null;
  /** A document that was refused, as it was sent. */
  readonly given: string | null;
  readonly api: string;
  readonly reply: Reply;
}
