import type { FormMetadata } from '@conform-to/react';
import { useEffect, useRef } from 'react';

/** CLA-09 */
export function useResetLegalForm(
  form: FormMetadata<Record<string, string>, string[]>,
  country: string | undefined,
): void {
  const before = useRef(country);
  useEffect(() => {
    if (before.current === country) return;
    before.current = country;
    form.update({ name: 'companyType', value: '' });
  }, [form, country]);
}
