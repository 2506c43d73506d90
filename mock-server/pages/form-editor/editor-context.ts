import type { DynamicForm, Language } from 'contracts/api/enumerations';
import { createContext, useContext } from 'react';
import type { ChangeScope, Draft } from '../../form-editor/draft/draft';
import type { FormPartAddress } from '../../form-editor/findings/path';
import type { Finding } from '../../rules/finding';
import type { FormReply } from './editor-data';
import type { LocatedFinding } from './names';
import type { DraftEditor } from './use-draft';

export interface EditorContext {
  readonly name: DynamicForm;
  readonly draft: Draft;
  readonly findings: readonly Finding[];
  readonly locatedFindings: readonly LocatedFinding[];
  readonly selectedPart: FormPartAddress;
  /** On a narrow screen, shows the properties, unless the field was only moved. */
  readonly select: (subject: FormPartAddress, isMoved?: boolean) => void;
  readonly scope: ChangeScope;
  readonly setScope: (scope: ChangeScope) => void;
  readonly apply: DraftEditor['apply'];
  readonly revision: number;
  readonly textLanguage: Language;
  readonly setTextLanguage: (language: Language) => void;
  readonly hrefOf: (subject: FormPartAddress) => string;
  readonly address: string;
  readonly bankPage: string;
  /** After the next rendering, focuses the first match and selects an input's text. */
  readonly focusAfter: (...selectors: readonly string[]) => void;
  readonly reply: FormReply;
}

const Context = createContext<EditorContext | null>(null);

export const EditorProvider = Context.Provider;

export function useEditor(): EditorContext {
  const editorContext = useContext(Context);
  if (editorContext === null) throw new Error('This component must be rendered within the form editor');
  return editorContext;
}
