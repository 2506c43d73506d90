export type ErrorEntry = { field: string | null; text: string };

export function listErrors(
  errors: Record<string, string[]>,
  labels: Record<string, string>,
  { translate, colon }: { translate: (message: string, label?: string) => string; colon: string },
): ErrorEntry[] {
  const ofForm = (errors[''] ?? []).map((message) => ({ field: null, text: translate(message) }));
  const labelled = Object.entries(labels).flatMap(([field, label]) => {
    const message = errors[field]?.[0];
    if (message === undefined) return [];
    const text = translate(message.replace('Near?', '?'), label);
    return [
      { field, text: text.includes(label) ? text : `${label}${/[?.]$/.test(label) ? '' : colon} ${text}` },
    ];
  });
  const others = Object.entries(errors).flatMap(([field, [message]]) =>
    field === '' || field in labels || message === undefined
      ? []
      : [{ field: null, text: translate(message) }],
  );
  return [...ofForm, ...labelled, ...others];
}
