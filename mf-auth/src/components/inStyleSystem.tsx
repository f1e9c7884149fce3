import { StyleSystem } from '@formline/shared/ui/core';
import type { ComponentType } from 'react';

/** For what the sign-in page shows rarely, and is not made of the basics alone. */
export const inStyleSystem = <Props extends object>(View: ComponentType<Props>) =>
  function InStyleSystem(props: Props) {
    return (
      <StyleSystem>
        <View {...props} />
      </StyleSystem>
    );
  };
