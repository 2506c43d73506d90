import { type ComponentPropsWithoutRef, createContext, useContext } from 'react';
import { LiveForm } from '../live/live-form';

export interface RefusedValues {
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
}

export interface PageFormContext {
  readonly query: string;
  readonly typed: (RefusedValues & { readonly action: string }) | null;
}

const Context = createContext<PageFormContext>({ query: '', typed: null });

export const PageFormProvider = Context.Provider;

export function useActionHref(action: string): string {
  return `/simulator/page/${action}?${useContext(Context).query}`;
}

export function useRefusedForm(action: string): RefusedValues | null {
  const { typed } = useContext(Context);
  return typed?.action === action ? typed : null;
}

export function useFilteredHref(path: string): (filter: Readonly<Record<string, string | null>>) => string {
  const { query } = useContext(Context);
  return (filter) => {
    const parameters = new URLSearchParams(query);
    for (const [name, value] of Object.entries(filter))
      if (value === null) parameters.delete(name);
      else parameters.set(name, value);
    return `${path}?${parameters}`;
  };
}

type Props = Omit<ComponentPropsWithoutRef<typeof LiveForm>, 'method' | 'action'> & { action: string };

export function ActionForm({ action, ...form }: Props) {
  return <LiveForm method="post" action={useActionHref(action)} {...form} />;
}
