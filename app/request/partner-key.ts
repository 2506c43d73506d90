/** D-01: the first label, or the default for `localhost`, `www` and IP addresses. */
export function partnerKeyOf(host: string, defaultPartner: string): string {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const label = name.split('.')[0] ?? '';
  const namesNobody = label === '' || name === 'localhost' || label === 'www' || isAddress(name);
  return namesNobody ? defaultPartner : label;
}

const isAddress = (name: string) => name.startsWith('[') || /^\d{1,3}(\.\d{1,3}){3}$/.test(name);
