/** A wire date or an ISO 8601 instant as `DD.MM.YYYY`, in UTC (SHELL-27). A text that is no date comes back as it is. */
export function formatDate(date: string): string {
  const instant = new Date(date);
  if (Number.isNaN(instant.getTime())) return date;
  const [year, month, day] = instant.toISOString().slice(0, 10).split('-');
  return `${day}.${month}.${year}`;
}
