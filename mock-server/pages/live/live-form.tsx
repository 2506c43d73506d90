import type { ComponentPropsWithoutRef, FormEvent } from 'react';
import { usePage } from './page-context';

type Props = Omit<ComponentPropsWithoutRef<'form'>, 'action' | 'method' | 'onSubmit'> & {
  action: string;
  method: 'get' | 'post';
};

/** Shows the answer without leaving the page. Resets the fields after success. Without scripts, a plain form. */
export function LiveForm(props: Props) {
  const { show } = usePage();
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form, submitter))
      if (typeof value === 'string') body.append(name, value);
    const address = new URL(props.action, location.href);
    if (props.method === 'post') {
      if (await show(address, { method: 'POST', body })) form.reset();
      return;
    }
    address.search = body.toString();
    await show(address);
  }
  return <form {...props} onSubmit={send} />;
}
