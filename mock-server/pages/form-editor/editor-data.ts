import type { DynamicForm, Language } from 'contracts/api/enumerations';
import type { Draft } from '../../form-editor/draft/draft';
import type { MissingComponent } from '../../form-editor/findings/missing-components';
import type { Subject } from '../../form-editor/findings/path';
import type { Finding } from '../../rules/finding';

/** Answer of `GET /simulator/forms/:name/draft`. */
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

export interface RefusedImport {
  readonly document: string;
  readonly findings: readonly Finding[];
  readonly missing: readonly MissingComponent[];
}

export interface FormEditorData {
  readonly name: DynamicForm;
  readonly draft: SentDraft;
  readonly selected: Subject;
  readonly tab: Tab;
  readonly textLanguage: Language;
  /** Address without the selection. */
  readonly address: string;
  readonly draftCall: string;
  readonly exported: string;
  readonly bankPage: string;
  readonly forms: readonly { readonly name: DynamicForm; readonly href: string }[];
  readonly preview: { readonly src: string | null; readonly origin: string | null; readonly href: string };
  readonly templates: readonly Template[];
  readonly refused: RefusedImport | null;
  readonly message: string | null;
  /** Refused document, as sent. */
  readonly given: string | null;
  readonly api: string;
}
