/** Held weakly: a memory that nobody can reach any more is given back, and no longer counts. */
const memories = new Set<WeakRef<WebAssembly.Memory>>();

const { Instance } = WebAssembly;

/** Remembers the memories of every instance that is made while this module is loaded. */
class WatchedInstance extends Instance {
  constructor(module: WebAssembly.Module, imports?: WebAssembly.Imports) {
    super(module, imports);
    for (const value of Object.values(this.exports))
      if (value instanceof WebAssembly.Memory) memories.add(new WeakRef(value));
  }
}

WebAssembly.Instance = WatchedInstance;

/** Bytes of all that are left, as they have grown. Sweep first, and let the event loop turn: then the dead ones are gone. */
export const linearBytes = (): number =>
  [...memories].reduce((sum, memory) => sum + (memory.deref()?.buffer.byteLength ?? 0), 0);
