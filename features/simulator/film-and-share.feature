@needs-simulator
Feature: Films and shared links

  A product owner shows colleagues what happened, as a film or as a saved state, and withdraws a link at any time.

  @SIM-12
  Scenario: A product owner films their latest clicks and shares the film
    Given a product owner looks at the films of the situation "ready-to-submit"
    And the bank received the application
    When they record their latest clicks as "Eingang" in French on a phone
    Then the film "Eingang" is ready, with 2 pictures
    And the page has no barriers
    When they share the film "Eingang" with "Vertrieb Nord"
    Then a colleague with the link sees the film "Eingang"
    And the shared links list the film "Eingang" for "Vertrieb Nord"
    When they withdraw the link to "Eingang"
    Then a colleague with the link reads that it is no longer valid

  @SIM-12
  Scenario Outline: A product owner films a range of their clicks and jumps to the last picture (<how>)
    Given a product owner looks at the films of the situation "ready-to-submit"
    And the bank received the application
    And the bank reviews the application
    When they begin the film at step 2 of 2
    And they record their latest clicks as "Freigabe" in German on a desk
    Then the film "Freigabe" is ready, with 2 pictures
    When they jump to the last picture of the film "Freigabe"
    Then the film "Freigabe" shows "Interne Prüfung"

    Examples: With scripts
      | how          |
      | with scripts |

    @no-js @browser
    Examples: Without JavaScript
      | how             |
      | without scripts |

  @SIM-12
  Scenario: A product owner sees how long a film will be
    Given a product owner looks at the films of the situation "ready-to-submit"
    And the bank received the application
    Then the film lasts 7 seconds
    When they slow the film down
    Then the film lasts 9 seconds

  @SIM-12
  Scenario: A product owner withdraws the link to a bank, and keeps the link to a demo script
    Given a product owner has a bank of their own, "Nordheide Bank"
    When they share the bank "Nordheide Bank" with "Vertrieb Nord"
    And they share the demo script
    And they look at the shared links
    Then the shared links list one bank and one demo script
    And the page has no barriers
    When they look at the links to banks only
    Then the shared links are those to "Nordheide Bank"
    When they withdraw the link to "Nordheide Bank", but decide to keep it
    Then the focus is on the link to withdraw "Nordheide Bank"
    When they withdraw the link to "Nordheide Bank"
    Then a colleague with the link reads that it is no longer valid

  @SIM-12
  Scenario Outline: A product owner shares a comparison of two branches and withdraws the link (<how>)
    Given a product owner looks at the films of the situation "ready-to-submit"
    And the bank received the application
    When they compare a rejection with the present state
    And they share the comparison with "Vertrieb Nord"
    Then a colleague with the link compares copies of both branches
    When they look at the shared links
    Then the shared links are those to "Bank lehnt ab"
    When they withdraw the link to the comparison
    Then a colleague with the link reads that it is no longer valid

    Examples: With scripts
      | how          |
      | with scripts |

    @no-js @browser
    Examples: Without JavaScript
      | how             |
      | without scripts |

  @SIM-12
  Scenario: A product owner finds a scenario to film
    Given a product owner looks at the films of the situation "ready-to-submit"
    When they choose to film a scenario and search for "last signature"
    Then each scenario found names "last signature"
    When they record a film without choosing a scenario
    Then they are asked to choose a scenario

  @SIM-12
  Scenario Outline: A product owner withdraws the link to a saved state and shares it again (<how>)
    Given a product owner shared the state "Vor der Unterschrift"
    When they withdraw the link to "Vor der Unterschrift"
    Then a colleague with the link reads that it is no longer valid
    When they share "Vor der Unterschrift" again
    Then a colleague with the link reads that it is no longer valid
    When they pass on the new link to "Vor der Unterschrift"
    Then a colleague with the link gets a world of their own

    Examples: With scripts
      | how          |
      | with scripts |

    @no-js @browser
    Examples: Without JavaScript
      | how             |
      | without scripts |

  @SIM-12 @no-js @browser
  Scenario: A product owner cancels a recording without JavaScript
    Given a product owner looks at the films of the situation "ready-to-submit"
    And the bank received the application
    When they record their latest clicks as "Eingang" in German on a desk
    Then the film "Eingang" is being recorded, and the page can be reloaded
    When they cancel the recording of "Eingang"
    Then there is no film

  @SIM-12 @phone
  Scenario: The pages of films and shared links fit a product owner's phone
    Given a product owner looks at the films of the situation "ready-to-submit"
    And the bank received the application
    And the bank reviews the application
    When they look at the films again
    Then the page does not scroll sideways
    And the page has no barriers
    When they look at the shared links
    Then the page does not scroll sideways
    And the page has no barriers
