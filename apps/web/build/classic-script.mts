import { build, type InlineConfig } from 'vite';

export type ScriptConfig = Pick<InlineConfig, 'root' | 'resolve'> & { treeshake: object };

/** One classic script with all it imports, for places that know no modules. @param define texts that stand for values known now */
export const classicScript = async (
  entry: string,
  { root, resolve, treeshake }: ScriptConfig,
  define: Record<string, string> = {},
): Promise<string> => {
  const [output] = (await build({
    ...{ root, resolve, configFile: false, publicDir: false, logLevel: 'error', define },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'script' },
      rolldownOptions: { treeshake },
    },
  })) as unknown as { output: { code: string }[] }[];
  return output!.output[0]!.code;
};
