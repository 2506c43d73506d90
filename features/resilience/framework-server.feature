Feature: The portal runs on the Remix server

  @SHELL-02 @SHELL-08 @HTTP-01 @own-portal
  Scenario Outline: An applicant gets an offer <how>
    Given the portal is run by its framework's own server
    And I have got as far as the company details
    When I complete the details of my company
    And I check my answers and send them
    And I create my account
    Then I see an indicative offer over 250,000 euros

    Examples:
      | how             |
      | with scripts    |

    @no-js
    Examples:
      | how             |
      | without scripts |
