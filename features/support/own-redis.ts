import { freePort } from '../../scripts/free-port.mjs';
import { findProgram } from '../../scripts/programs.mjs';
import { endServer, type ServerProcess, startProgram } from './server-process';

/** Whether scenarios that need a session store of their own can be run. */
export const hasRedis = (): boolean => findProgram('redis-server') !== null;

/** A Redis that one portal has for itself. It keeps nothing on disk. */
export class OwnRedis {
  private constructor(
    readonly url: string,
    private readonly server: ServerProcess,
  ) {}

  /** @param folder where it stands @throws Error when it is not installed: such scenarios carry `@redis` */
  static async begin(folder: string): Promise<OwnRedis> {
    const program = findProgram('redis-server');
    if (program === null) throw new Error('redis-server is not installed');
    const port = await freePort();
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
    return new OwnRedis(`redis://127.0.0.1:${port}`, startProgram(`redis-${port}`, program, args));
  }

  /** Holds it: connections stay, nothing answers. */
  hold(): void {
    this.server.process.kill('SIGSTOP');
  }

  goOn(): void {
    this.server.process.kill('SIGCONT');
  }

  async end(): Promise<void> {
    this.goOn();
    await endServer(this.server, 'SIGKILL');
  }
}
