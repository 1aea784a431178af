const m = await import('/work/main/scripts/compile-assembly.ts'); await m.writeEngine();
