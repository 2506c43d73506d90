Feature: Languages

  The address takes precedence over the last choice and the browser's languages. German is the default.

  @SHELL-23
  Scenario Outline: A browser that prefers <asked> gets the portal in <shown>
    Given my browser asks for "<asked>"
    When I open "/login"
    Then the page is in <shown>

    @plain
    Examples:
      | asked        | shown   |
      | de-AT        | German  |
      | en-US        | English |
      | fr-CH        | French  |
      | pl-PL        | Polish  |
      | tr-TR        | German  |
      | it, en;q=0.8 | English |

  @SHELL-23 @plain
  Scenario: The language in the URL takes precedence over the browser's and is kept
    Given I read German
    When I open "/login?lang=fr"
    Then the page is in French
    When I open "/register"
    Then the page is in French

  @SHELL-23 @SHELL-10
  Scenario Outline: Switching the language keeps the page and its query, <how>
    Given I read German
    And I open "/register?from=mail"
    When I switch to English
    Then the page is in English
    And I arrive at "/register?from=mail"
    When I open "/login"
    Then the page is in English

    @journey
    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @SHELL-23 @needs-partners
  Scenario Outline: <partner> shows its language <shown> to a browser that prefers <asked>
    Given I visit <partner>
    And my browser asks for "<asked>"
    When I open "/login"
    Then the page is in <shown>

    @plain
    Examples:
      | partner         | asked | shown  |
      | Wiślana Finanse | fr-FR | Polish |
      | Seefeld Kredit  | pl-PL | German |

  @SHELL-23 @plain
  Scenario: The portal ignores an unknown language in the URL
    Given I read English
    When I open "/login?lang=tlh"
    Then the page is in English
