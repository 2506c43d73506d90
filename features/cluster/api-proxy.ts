import { connect, createServer, type Server, type Socket } from 'node:net';

/** Requests sent before a cut may still take effect. */
export class ApiProxy {
  delayMs = 0;
  readonly #openSockets = new Set<Socket>();
  #isCut = false;
  readonly #server: Server;

  constructor(target: number) {
    this.#server = createServer((clientSocket) => {
      if (this.#isCut) {
        clientSocket.destroy();
        return;
      }
      const apiSocket = connect(target, '127.0.0.1');
      clientSocket.pipe(apiSocket);
      // Equal timers fire in the order of their creation, so chunks keep their order.
      apiSocket.on('data', (chunk) => {
        if (this.delayMs === 0) clientSocket.write(chunk);
        else setTimeout(() => clientSocket.write(chunk), this.delayMs);
      });
      apiSocket.on('end', () => setTimeout(() => clientSocket.end(), this.delayMs));
      for (const socket of [clientSocket, apiSocket]) {
        this.#openSockets.add(socket);
        socket.on('error', () => {});
        socket.once('close', () => {
          this.#openSockets.delete(socket);
          setTimeout(() => (socket === clientSocket ? apiSocket : clientSocket).destroy(), this.delayMs + 50);
        });
      }
    });
  }

  listen(port: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
  }

  cutConnections(): void {
    this.#isCut = true;
    for (const socket of this.#openSockets) socket.destroy();
  }

  restore(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cutConnections();
    this.#server.close();
  }
}
