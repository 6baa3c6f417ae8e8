import { Fragment, type ReactNode } from 'react';

/** A text with parts that are more than words: `rich('<link>Write</link> to us.', { link: (words) => <Link …>{words}</Link> })`. */
export const rich = <Name extends string>(
  text: string,
  parts: Record<Name, (words: string) => ReactNode>,
): ReactNode =>
  text.split(/(<\w+>.*?<\/\w+>)/).map((piece, at) => {
    const [, name, words] = /^<(\w+)>(.*)<\/\1>$/.exec(piece) ?? [];
    return <Fragment key={at}>{name ? parts[name as Name](words!) : piece}</Fragment>;
  });
