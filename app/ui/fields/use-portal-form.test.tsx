import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type TypedForm, TypedFormProvider } from './typed-form';
import { usePortalForm } from './use-portal-form';

const STORED = { city: 'Bremen', post: 'on' };
const TYPED = { form: 'address', values: { city: 'Bremerhaven' } };

interface FormProps {
  id?: string;
  beginsAnew?: boolean;
}

function Form({ id = 'address', beginsAnew }: FormProps) {
  const [form] = usePortalForm<Record<string, string>>({ id, beginsAnew, defaultValue: STORED });
  return JSON.stringify(form.value);
}

function begun(typed: TypedForm | null, props: FormProps = {}): unknown {
  const html = renderToStaticMarkup(
    <TypedFormProvider value={typed}>
      <Form {...props} />
    </TypedFormProvider>,
  );
  return JSON.parse(html.replaceAll('&quot;', '"'));
}

describe('HTTP-03: a form whose sending came to nothing', () => {
  it('begins with what is stored where nothing was typed', () => {
    expect(begun(null)).toEqual(STORED);
  });

  it('begins with what was typed; a box that was not sent is not ticked', () => {
    expect(begun(TYPED)).toEqual({ city: 'Bremerhaven' });
  });

  it('leaves other forms of the page alone', () => {
    expect(begun(TYPED, { id: 'bank' })).toEqual(STORED);
  });

  it('never gives a consent back', () => {
    expect(begun(TYPED, { beginsAnew: true })).toEqual(STORED);
  });
});
