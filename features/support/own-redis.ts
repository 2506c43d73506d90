import { freePort } from '../../scripts/free-port.mjs';
import { findProgram } from '../../scripts/programs.mjs';
import { endServer, type ServerProcess, startProgram } from './server-process';

export const hasRedis = (): boolean => findProgram('redis-server') !== null;

export class OwnRedis {
  private constructor(
    readonly url: string,
    private readonly server: ServerProcess,
  ) {}

  /** @throws Error if Redis is not installed. Such scenarios have the tag `@redis` */
  static async begin(folder: string): Promise<OwnRedis> {
    const program = findProgram('redis-server');
    if (program === null) throw new Error('redis-server is not installed');
    const port = await freePort();
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
    return new OwnRedis(`redis://127.0.0.1:${port}`, startProgram(`redis-${port}`, program, args));
  }

  pause(): void {
    this.server.process.kill('SIGSTOP');
  }

  resume(): void {
    this.server.process.kill('SIGCONT');
  }

  async end(): Promise<void> {
    this.resume();
    await endServer(this.server, 'SIGKILL');
  }
}
