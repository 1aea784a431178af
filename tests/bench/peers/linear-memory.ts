const memories = new Set<WebAssembly.Memory>();

const { Instance } = WebAssembly;

/** Remembers the memories of every instance that is made while this module is loaded. */
class WatchedInstance extends Instance {
  constructor(module: WebAssembly.Module, imports?: WebAssembly.Imports) {
    super(module, imports);
    for (const value of Object.values(this.exports))
      if (value instanceof WebAssembly.Memory) memories.add(value);
  }
}

WebAssembly.Instance = WatchedInstance;

/** Bytes of all of them, as they have grown. */
export const linearBytes = (): number =>
  [...memories].reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
