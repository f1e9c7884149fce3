import { Children, cloneElement, type ElementType, isValidElement, type ReactNode, type Ref } from 'react';

/** The class names that are there, as one. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');

export interface PlainProps {
  as?: ElementType | undefined;
  /** Gives its look to the only child, such as a link of the router. */
  asChild?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** An element with the classes of a CSS module, beside those of whoever uses it. */
export function plainPart(tag: ElementType, className: string, part: PlainProps): ReactNode {
  const { as: Tag = tag, asChild = false, className: added, children, ...rest } = part;
  const props = { ...rest, className: classNames(className, added) };
  return asChild ? asOnlyChild(children, props) : <Tag {...props}>{children}</Tag>;
}

type AnyProps = Readonly<Record<string, unknown>> & { readonly ref?: Ref<unknown> | undefined };

/** @throws Error without a child */
function asOnlyChild(children: ReactNode, { ref, ...props }: AnyProps & { readonly className: string }) {
  const child = Children.toArray(children).find(isValidElement<AnyProps>);
  if (!child) throw new Error('A part that is its child has none');
  const { className, ref: own, ...given } = child.props;
  const merged = { ...props, ...given, ...handlersOf(props, given) };
  const name = typeof className === 'string' ? classNames(props.className, className) : props.className;
  return cloneElement(child, { ...merged, className: name, ref: bothRefs(ref, own) });
}

type Handler = (...parameters: unknown[]) => unknown;
const isHandler = (value: unknown): value is Handler => typeof value === 'function';

/** Those that both have call both, the child's first. */
function handlersOf(outer: AnyProps, inner: AnyProps): Record<string, Handler> {
  const handlers: Record<string, Handler> = {};
  for (const [name, second] of Object.entries(outer)) {
    const first = inner[name];
    if (!name.startsWith('on') || !isHandler(first) || !isHandler(second)) continue;
    handlers[name] = (...parameters) => {
      first(...parameters);
      second(...parameters);
    };
  }
  return handlers;
}

function bothRefs(one: Ref<unknown> | undefined, other: Ref<unknown> | undefined): Ref<unknown> | undefined {
  if (!one || !other) return one ?? other;
  return (node) => {
    const ends = [one, other].map((ref) => {
      if (typeof ref === 'function') return ref(node) ?? (() => ref(null));
      ref.current = node;
      return () => (ref.current = null);
    });
    return () => ends.forEach((end) => end());
  };
}
