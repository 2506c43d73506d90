import type { DynamicForm, Language } from 'contracts/api/enumerations';
import type { Draft } from '../../form-editor/draft/draft';
import type { IdProblem } from '../../form-editor/draft/ids';
import type { MissingComponent } from '../../form-editor/findings/missing-components';
import type { FormPartAddress } from '../../form-editor/findings/path';
import type { CsvFinding } from '../../form-editor/texts-csv/read-texts-csv';
import type { Finding } from '../../rules/finding';

/** Answer of `GET /simulator/forms/:name/draft`. */
export interface ServerDraft {
  readonly document: Draft | null;
  readonly version: string;
  readonly is_own: boolean;
  readonly saved_at: string | null;
  readonly shown_at: string | null;
  readonly findings: readonly Finding[];
}

export const TABS = ['form', 'texts', 'json', 'start'] as const;
export type Tab = (typeof TABS)[number];

/** Limits the first page: forms may have thousands of texts. */
export const INITIAL_TEXT_ROWS = 60;

export const PREVIEW_STATES = ['empty', 'filled', 'errors'] as const;
export type PreviewState = (typeof PREVIEW_STATES)[number];

export interface FormTemplate {
  readonly id: string;
  readonly purposes: number;
  readonly steps: number;
  readonly fields: number;
}

export interface RefusedImport {
  readonly document: string;
  readonly findings: readonly Finding[];
  readonly missingComponents: readonly MissingComponent[];
}

/** Answer to a form without scripts that does not change the draft. */
export interface FormReply {
  /** A pasted list, read but not added yet. */
  readonly pastedList?: { readonly group: number | null; readonly text: string };
  readonly trial?: { readonly example: string; readonly result: string };
  readonly texts?: TextsReply;
  readonly refusedId?: { readonly id: string; readonly problem: IdProblem };
}

export interface TextsReply {
  readonly changes: number;
  readonly isApplied: boolean;
  readonly findings: readonly CsvFinding[];
  readonly omittedFindings: number;
  readonly ignoredColumns: readonly string[];
  /** The table, if only some of its rows were refused. */
  readonly refusedTable: string | null;
}

export interface FormEditorData {
  readonly name: DynamicForm;
  readonly draft: ServerDraft;
  readonly selectedPart: FormPartAddress;
  readonly tab: Tab;
  readonly textLanguage: Language;
  readonly textRows: number;
  readonly address: string;
  readonly draftCall: string;
  readonly exportHref: string;
  readonly bankPage: string;
  readonly forms: readonly { readonly name: DynamicForm; readonly href: string }[];
  readonly preview: {
    readonly src: string | null;
    readonly origin: string | null;
    readonly href: string;
    readonly state: PreviewState;
  };
  readonly templates: readonly FormTemplate[];
  readonly refusedImport: RefusedImport | null;
  readonly message: string | null;
  readonly submittedText: string | null;
  readonly api: string;
  readonly reply: FormReply;
  readonly textsTable: string;
  /** Null if no version can be brought back. */
  readonly replacedVersion: string | null;
}
