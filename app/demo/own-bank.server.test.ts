import { describe, expect, it } from 'vitest';
import { portal } from '~/testing/portal';

const visit = portal();

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#ff6f52" d="M1 1h7v7H1z"/></svg>';
const BANK = { name: 'Nordheide Bank', colours: { primary: '#ff6f52' } };

describe('SIM-14 a bank of one’s own in a demo', () => {
  it('is shown at the next look, each time it changes, and the partner once it is gone', async () => {
    const visitor = await visit('empty');
    const header = async () => (await visitor.open('/login')).words('header');
    expect(await header()).toContain('Lindhof Bank');
    await visitor.world.bank(BANK);
    expect(await header()).toContain('Nordheide Bank');
    await visitor.world.bank({ ...BANK, name: 'Südheide Bank' });
    expect(await header()).toContain('Südheide Bank');
    await visitor.world.bank(null);
    expect(await header()).toContain('Lindhof Bank');
  });

  it('SHELL-19 has its colour, corrected where nobody could read it', async () => {
    const visitor = await visit('empty');
    await visitor.world.bank(BANK);
    const { body } = await visitor.open('/login');
    expect(body).toContain('--light-brand:#ff6f52');
    expect(body).not.toContain('--light-on-brand:#ffffff');
    expect(body).not.toContain('--light-link:#ff6f52');
  });

  it('shows its logo, cleaned, as a picture and nothing else', async () => {
    const visitor = await visit('empty');
    expect((await visitor.get('/demo/logo')).status).toBe(404);
    await visitor.world.bank({ ...BANK, logo: LOGO.replace('<path', '<script>1</script><path') });
    const { page } = await visitor.open('/login');
    const address = page('header img').attr('src') ?? '';
    const logo = await visitor.get(address);
    expect([logo.status, logo.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
    expect(logo.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(logo.body).toContain('M1 1h7v7H1z');
    expect(logo.body).not.toContain('script');
  });

  it('stands as it was while the lending API is away', async () => {
    const visitor = await visit('empty');
    await visitor.world.bank(BANK);
    await visitor.open('/login');
    await visitor.world.fail({ path: '*', status: 503 });
    expect((await visitor.open('/login')).words('header')).toContain('Nordheide Bank');
  });
});
