import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type TypedForm, TypedFormProvider } from './form-contexts';
import { usePortalForm } from './use-portal-form';

const STORED = { city: 'Bremen', post: 'on' };
const TYPED_FORM = { form: 'address', values: { city: 'Bremerhaven' } };

interface FormProps {
  id?: string;
  startsEmpty?: boolean;
}

function Form({ id = 'address', startsEmpty }: FormProps) {
  const [form] = usePortalForm<Record<string, string>>({ id, startsEmpty, defaultValue: STORED });
  return JSON.stringify(form.value);
}

function readInitialValues(typed: TypedForm | null, props: FormProps = {}): unknown {
  const html = renderToStaticMarkup(
    <TypedFormProvider value={typed}>
      <Form {...props} />
    </TypedFormProvider>,
  );
  return JSON.parse(html.replaceAll('&quot;', '"'));
}

describe('HTTP-03: usePortalForm after an interrupted submit', () => {
  it('starts with stored values if none were typed', () => {
    expect(readInitialValues(null)).toEqual(STORED);
  });

  it('starts with typed values; a checkbox that was not sent is unticked', () => {
    expect(readInitialValues(TYPED_FORM)).toEqual({ city: 'Bremerhaven' });
  });

  it('ignores values of other forms on the page', () => {
    expect(readInitialValues(TYPED_FORM, { id: 'bank' })).toEqual(STORED);
  });

  it('never restores a ticked consent box', () => {
    expect(readInitialValues(TYPED_FORM, { startsEmpty: true })).toEqual(STORED);
  });
});
