import { type ComponentPropsWithoutRef, type FormEvent, useRef } from 'react';
import { usePage } from './page-context';

type Props = Omit<ComponentPropsWithoutRef<'form'>, 'action' | 'method' | 'onSubmit'> & {
  action: string;
  method: 'get' | 'post';
};

/** After success, resets the fields unless the user has edited them since. */
export function LiveForm(props: Props) {
  const { show } = usePage();
  const pending = useRef<string | null>(null);
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form, submitter))
      if (typeof value === 'string') body.append(name, value);
    const address = new URL(props.action, location.href);
    if (props.method === 'post') {
      // A double click would repeat the change.
      const sentBody = body.toString();
      if (pending.current === sentBody) return;
      pending.current = sentBody;
      let isEdited = false;
      const handleInput = () => {
        isEdited = true;
      };
      form.addEventListener('input', handleInput);
      const isSuccessful = await show(address, { method: 'POST', body });
      form.removeEventListener('input', handleInput);
      if (pending.current === sentBody) pending.current = null;
      if (isSuccessful && !isEdited) form.reset();
      return;
    }
    address.search = body.toString();
    await show(address);
  }
  return <form {...props} onSubmit={send} />;
}
