import type { DynamicForm, Language } from 'contracts/api/enumerations';
import { createContext, useContext } from 'react';
import type { Draft, Scope } from '../../form-editor/draft/draft';
import type { FindingSubject } from '../../form-editor/findings/path';
import type { Finding } from '../../rules/finding';
import type { Reply } from './editor-data';
import type { LocatedFinding } from './names';
import type { DraftEditor } from './use-draft';

export interface Editing {
  readonly name: DynamicForm;
  readonly draft: Draft;
  readonly findings: readonly Finding[];
  readonly located: readonly LocatedFinding[];
  readonly selected: FindingSubject;
  /** On a narrow screen, a selected field shows its properties, unless it was only moved. */
  readonly select: (subject: FindingSubject, isMoved?: boolean) => void;
  readonly scope: Scope;
  readonly setScope: (scope: Scope) => void;
  readonly apply: DraftEditor['apply'];
  readonly revision: number;
  readonly textLanguage: Language;
  readonly setTextLanguage: (language: Language) => void;
  readonly hrefOf: (subject: FindingSubject) => string;
  readonly address: string;
  readonly bankPage: string;
  /** Focuses the first element that matches, after the next rendering. Selects its text if it is an input. */
  readonly focusAfter: (...selectors: readonly string[]) => void;
  readonly reply: Reply;
}

const Context = createContext<Editing | null>(null);

export const EditingProvider = Context.Provider;

export function useEditing(): Editing {
  const editing = useContext(Context);
  if (editing === null) throw new Error('This component needs an editor around it');
  return editing;
}
