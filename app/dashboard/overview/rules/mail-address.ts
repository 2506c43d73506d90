export interface MailDraft {
  readonly subject: string;
  readonly text: string;
}

/** RFC 6068. The lending API cannot send reminders (D-83). Replace this when a call exists. */
export function mailTo(address: string, { subject, text }: MailDraft): string {
  const at = address.lastIndexOf('@');
  const to = `${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
}
