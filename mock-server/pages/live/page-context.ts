import type { Language } from 'contracts/api/enumerations/language';
import { createContext, useContext } from 'react';
import type { Namespace, TextLookup, TextsOf } from '../../texts/translate';
import type { ShownSandbox } from '../page-document';

interface PageContext {
  readonly language: Language;
  readonly sandbox: ShownSandbox | null;
  readonly texts: TextsOf;
  /** Replaces the page by the response. Returns false after a refusal or a network error. */
  readonly show: (address: URL | string | Response, request?: RequestInit) => Promise<boolean>;
  readonly announce: (text: string) => void;
}

const Context = createContext<PageContext | null>(null);

export const PageProvider = Context.Provider;

export function usePage(): PageContext {
  const context = useContext(Context);
  if (context === null) throw new Error('This component must be rendered within a page of the simulator');
  return context;
}

export function useTexts<Name extends Namespace>(namespace: Name): TextLookup<Name> {
  return usePage().texts(namespace);
}
